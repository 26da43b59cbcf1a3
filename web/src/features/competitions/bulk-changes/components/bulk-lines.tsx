import type { BulkChange } from '#shared/competitions/bulk-changes/contract.ts'
import { Badge } from '#web/ui/badge.tsx'
import { outcomeWords } from './bulk-texts.ts'

/** The effect on each result. */
export const BulkLines = ({ lines }: Pick<BulkChange, 'lines'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
  <ul tabIndex={0} aria-label="Results" className="max-h-80 divide-y divide-line overflow-y-auto text-sm">
    {lines.map(({ resultId, outcome, sentence, name, where }) => (
      <li key={resultId} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 py-2.5 pr-1">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          {where && <p className="text-dim wrap-anywhere">{where}</p>}
          <p className="wrap-anywhere">{sentence}</p>
        </div>
        <Badge tone={outcomeWords[outcome].tone}>{outcomeWords[outcome].label}</Badge>
      </li>
    ))}
  </ul>
)
