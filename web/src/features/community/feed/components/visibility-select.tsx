import { Visibility } from '#shared/community/feed/post.ts'
import { cx } from '#web/ui/cx.ts'
import { Select } from '#web/ui/select.tsx'
import { visibilityLabels } from './visibility-words.ts'

type VisibilitySelectProps = {
  label: string
  value: Visibility
  busy: boolean
  onChange: (visibility: Visibility) => void
}

/** Chooses the audience of something. A choice takes effect immediately. */
export function VisibilitySelect({ label, value, busy, onChange }: VisibilitySelectProps) {
  return (
    <Select
      aria-label={label}
      aria-busy={busy || undefined}
      className={cx(busy && 'opacity-60')}
      value={value}
      onChange={({ target }) => {
        if (!busy) onChange(target.value as Visibility)
      }}
    >
      {Visibility.options.map((visibility) => (
        <option key={visibility} value={visibility}>
          {visibilityLabels[visibility]}
        </option>
      ))}
    </Select>
  )
}
