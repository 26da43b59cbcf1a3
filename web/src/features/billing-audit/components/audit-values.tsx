import type { ListedAuditEntry } from '#shared/billing-audit/contract.ts'
import { cx } from '#web/ui/cx.ts'
import { changedFields } from './audit-words.ts'

/** Old and new values side by side; what changed stands out, and says so to those who do not see it. */
export function AuditValues({ entry }: { entry: ListedAuditEntry }) {
  const fields = changedFields(entry)
  if (fields.length === 0) return null
  return (
    <table className="mt-3 w-full max-w-2xl table-fixed text-sm">
      <caption className="sr-only">Old and new values</caption>
      <thead>
        <tr className="text-left text-dim">
          <th scope="col" className="w-[30%] py-1 pr-3 font-normal">
            Field
          </th>
          <th scope="col" className="py-1 pr-3 font-normal">
            Before
          </th>
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
            <td className="py-1 pr-3 text-dim wrap-anywhere">{before || <Nothing />}</td>
            <td className={cx('py-1 wrap-anywhere', changed && after ? 'font-semibold' : 'text-dim')}>
              {after || <Nothing />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Nothing = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">Not recorded</span>
  </>
)
