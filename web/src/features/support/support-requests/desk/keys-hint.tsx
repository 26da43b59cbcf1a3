type KeysHintProps = { isOn: boolean; onAll: () => void }

/** Names the keys of the list where there is a keyboard, and leads to all of them and to their switch. */
export const KeysHint = ({ isOn, onAll }: KeysHintProps) => (
  <p className="mt-4 text-sm text-dim max-sm:hidden">
    {isOn ? (
      <>
        <kbd>J</kbd> <kbd>K</kbd> down and up · <kbd>A</kbd> take · <kbd>E</kbd> solve · <kbd>X</kbd> select ·{' '}
      </>
    ) : (
      'Keys are off in this browser · '
    )}
    <button type="button" className="link min-h-6" onClick={onAll}>
      All keys
    </button>
  </p>
)
