import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { cleanedIn } from './page-draft.ts'
import { removedMarkup } from './removed-markup.ts'

type HtmlViewProps = {
  content: string
  cleaned: ReturnType<typeof cleanedIn>
  editable: boolean
  onChange: (html: string) => void
}

/**
 * The source of a page. Markup that pages may not hold is removed when it is saved. Until then, the text
 * stays as it is typed.
 */
export function HtmlView({ content, cleaned, editable, onChange }: HtmlViewProps) {
  const removed = cleaned ? removedMarkup(cleaned.sent, cleaned.kept) : []
  return (
    <div className="grid gap-2">
      <Field
        label="HTML"
        hint="Headings, paragraphs, lists, links, quotes, code, tables, rules and your own pictures. Anything else is removed when the page is saved."
      >
        <Textarea
          rows={20}
          readOnly={!editable}
          spellCheck={false}
          className="readout min-h-96 text-sm"
          value={content}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <p role="status" className="text-sm">
        {removed.length > 0 && (
          <>
            <strong>Removed when it was saved:</strong> {removed.join(', ')}
          </>
        )}
      </p>
    </div>
  )
}
