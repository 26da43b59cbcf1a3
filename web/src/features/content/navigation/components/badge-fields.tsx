import type { ArrangedItem } from '#shared/content/navigation/admin-contract.ts'
import { BadgeColor } from '#shared/content/navigation/navigation-item.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import type { EntryPatch } from './entry-patch.ts'
import { colorLabels } from './navigation-labels.ts'

type BadgeFieldsProps = {
  item: ArrangedItem
  error: string | undefined
  onChange: (patch: EntryPatch, field: string) => void
}

const kinds = [
  { id: 'none', label: 'None' },
  { id: 'text', label: 'Text' },
  { id: 'unread', label: 'Unread' },
] as const

type Kind = (typeof kinds)[number]['id']

const patches: Record<Kind, EntryPatch> = {
  none: { badgeText: undefined, badgeSource: undefined, badgeColor: undefined },
  text: { badgeText: 'New', badgeSource: undefined },
  unread: { badgeText: undefined, badgeSource: 'unread_notifications' },
}

/** The note beside the title: a word, or the number of unread notifications. */
export function BadgeFields({ item, error, onChange }: BadgeFieldsProps) {
  const kind: Kind = item.badgeSource ? 'unread' : item.badgeText === undefined ? 'none' : 'text'
  return (
    <div className="grid gap-4">
      <div className="grid justify-items-start gap-2">
        <p className="text-sm font-semibold" aria-hidden="true">
          Badge
        </p>
        <Segmented
          legend="Badge"
          name="entry-badge"
          options={kinds}
          value={kind}
          onChange={(next) => onChange(patches[next], 'badge kind')}
        />
        {kind === 'unread' && <p className="text-sm text-dim">Counts the member’s unread notifications.</p>}
      </div>
      {kind === 'text' && (
        <Field label="Badge text" hint="Up to 12 characters" {...(error && { error })}>
          <Input
            maxLength={12}
            autoComplete="off"
            value={item.badgeText ?? ''}
            onChange={({ target }) => onChange({ badgeText: target.value }, 'badgeText')}
          />
        </Field>
      )}
      {kind !== 'none' && (
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">Badge color</legend>
          <div className="flex flex-wrap gap-1.5">
            {BadgeColor.options.map((color) => (
              <label key={color} className="icon-choice">
                <input
                  type="radio"
                  name="entry-badge-color"
                  className="sr-only"
                  checked={(item.badgeColor ?? 'gray') === color}
                  onChange={() => onChange({ badgeColor: color }, 'badgeColor')}
                />
                <span className={`menu-badge ml-0 badge-${color}`}>{colorLabels[color]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
