import { cx } from '#web/ui/cx.ts'

/** What a message says. What it quotes is folded, never cut off. */
export function MessageWords({ text, quotedFrom }: { text: string; quotedFrom?: number | undefined }) {
  const said = quotedFrom === undefined ? text : text.slice(0, quotedFrom).trimEnd()
  const quoted = quotedFrom === undefined ? '' : text.slice(quotedFrom).trim()
  return (
    <>
      {said && <p className="whitespace-pre-line wrap-anywhere">{said}</p>}
      {quoted && (
        <details className={cx('group', said && 'mt-2')}>
          <summary className="link w-fit cursor-pointer text-sm">
            <span className="group-open:hidden">Show quoted text</span>
            <span className="hidden group-open:inline">Hide quoted text</span>
          </summary>
          <p className="mt-2 border-l-2 border-line pl-3 text-sm whitespace-pre-line wrap-anywhere text-dim">
            {quoted}
          </p>
        </details>
      )}
    </>
  )
}
