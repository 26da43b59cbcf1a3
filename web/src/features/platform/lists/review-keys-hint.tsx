/** Names the keys of `useReviewKeys` where there is a keyboard. */
export const ReviewKeysHint = ({ moves = false }: { moves?: boolean }) => (
  <p className="text-sm text-dim max-sm:hidden">
    <kbd>A</kbd> accept · <kbd>R</kbd> reject · <kbd>N</kbd> next
    {moves && (
      <>
        {' '}
        · <kbd>J</kbd> <kbd>K</kbd> down and up
      </>
    )}
  </p>
)
