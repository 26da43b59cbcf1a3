import { Button } from './button.tsx'
import { cx } from './cx.ts'

export type LoadMoreProps = {
  hasMore: boolean
  loading: boolean
  onLoadMore: () => void
  /** The number of rows on the screen, said beside the button and announced when it grows. */
  shown: string
  /** The text of the button. */
  words?: string
}

/** The end of a cursor list: a section, so that keyboard users who press the button away stay where they were. */
export function LoadMore({ hasMore, loading, onLoadMore, shown, words = 'Load more' }: LoadMoreProps) {
  return (
    <section className={cx('flex flex-wrap items-center justify-center gap-4', (hasMore || shown) && 'mt-6')}>
      <p aria-live="polite" className="readout text-sm text-dim">
        {shown}
      </p>
      {hasMore && (
        <Button busy={loading} busyText="Loading..." onClick={onLoadMore}>
          {words}
        </Button>
      )}
    </section>
  )
}
