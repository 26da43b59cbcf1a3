import type { ScoreSheetFields } from '#shared/competitions/score-sheets/score-sheet.ts'
import type { Rubric } from '#shared/rules/rulebooks/rubric.ts'
import { withComment } from '#web/features/competitions/judge-scoring/offline/sheet-draft.ts'
import { RubricItem } from './rubric-item.tsx'
import { SheetNote } from './sheet-note.tsx'

type SheetFieldsProps = {
  rubric: Rubric
  fields: ScoreSheetFields
  /** The key of the item that the keys lead to. */
  current: string | undefined
  disabled: boolean
  onValue: (key: string, value: number | undefined) => void
  onChange: (change: (before: ScoreSheetFields) => ScoreSheetFields) => void
}

/** The lines of a sheet, section by section, with what the judge has to say about them. */
export const SheetFields = ({ rubric, fields, current, disabled, onValue, onChange }: SheetFieldsProps) => (
  <>
    {rubric.sections.map((section) => (
      <section key={section.key} aria-label={section.name}>
        <h3 className="label text-dim">{section.name}</h3>
        {section.items.map((item) => (
          <RubricItem
            key={item.key}
            item={item}
            value={fields.values[item.key]}
            disabled={disabled}
            isCurrent={current === item.key}
            onChange={(value) => onValue(item.key, value)}
          />
        ))}
        <SheetNote
          label={`Comment on ${section.name}`}
          hint="The entrant will see it."
          disabled={disabled}
          value={fields.comments[section.key] ?? ''}
          onChange={(words) => onChange((before) => withComment(before, section.key, words))}
        />
      </section>
    ))}
    <SheetNote
      label="Private note"
      hint="Only the head judge sees it."
      disabled={disabled}
      value={fields.privateNote}
      onChange={(privateNote) => onChange((before) => ({ ...before, privateNote }))}
    />
  </>
)
