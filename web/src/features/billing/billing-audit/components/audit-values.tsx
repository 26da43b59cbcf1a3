import type { ListedAuditEntry } from '#shared/billing/billing-audit/contract.ts'
import { changedFields } from './audit-words.ts'

/**
 * Old and new values side by side, if there were old ones. Changes stand out, and are announced to people who
 * cannot see them.
 */
export function AuditValues({ entry }: { entry: ListedAuditEntry }) {
  const fields = changedFields(entry)
  if (fields.length === 0) return null
  const hasBefore = fields.some(({ before }) => before)
  return (
    <table className="mt-3 w-full max-w-2xl table-fixed text-sm">
      <caption className="sr-only">{hasBefore ? 'Old and new values' : 'New values'}</caption>
      <thead>
        <tr className="text-left text-dim">
          <th scope="col" className="w-[30%] py-1 pr-3 font-normal">
            Field
          </th>
          {hasBefore && (
            <th scope="col" className="py-1 pr-3 font-normal">
              Before
            </th>
          )}
          <th scope="col" className="py-1 font-normal">
            After
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, before, after, changed }) => (
          <tr key={name} className="border-t border-line align-top">
            <th scope="row" className="py-1 pr-3 text-left font-normal wrap-anywhere">
              {name}
              {changed && <span className="sr-only"> (changed)</span>}
            </th>
            {hasBefore && (
              <td className="py-1 pr-3 text-dim wrap-anywhere">
                <Value text={before} as={changed ? 'del' : 'span'} />
              </td>
            )}
            <td className="py-1 wrap-anywhere">
              <Value text={after} as={changed ? 'ins' : 'span'} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const looks = {
  del: 'rounded-xs box-decoration-clone bg-clip-soft px-1 text-clip-ink line-through',
  ins: 'rounded-xs box-decoration-clone bg-ok-soft px-1 font-semibold text-ok-ink no-underline',
  span: undefined,
}

/** Removed text is struck through and added text is bold, so that no one needs the colors. */
function Value({ text, as: Element }: { text: string; as: keyof typeof looks }) {
  if (text) return <Element className={looks[Element]}>{text}</Element>
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">Not recorded</span>
    </>
  )
}
