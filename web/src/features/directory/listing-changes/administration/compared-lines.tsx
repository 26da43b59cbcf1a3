import '#web/features/content/cms-pages/comparison/comparison.css'
import type { ComparedField } from './compared-field.ts'

/** One side of a comparison. What is gone or new is marked by lines, not by color alone. */
export function ComparedLines({ lines }: { lines: ComparedField['before'] }) {
  if (lines.length === 0) return <p className="text-dim">None</p>
  return (
    <div className="whitespace-pre-line wrap-anywhere">
      {lines.map((parts, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a comparison never change places
        <p key={at}>
          {parts.map(({ text, change }, place) => {
            const key = `${place.toString()}-${change}`
            if (change === 'added')
              return (
                <ins key={key} className="diff-added">
                  {text}
                </ins>
              )
            if (change === 'removed')
              return (
                <del key={key} className="diff-removed">
                  {text}
                </del>
              )
            return <span key={key}>{text}</span>
          })}
        </p>
      ))}
    </div>
  )
}
