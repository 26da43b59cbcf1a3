/** What a step does to people and money, before it is taken. */
export const EffectLines = ({ lines }: { lines: readonly string[] | undefined }) => (
  <div role="status" className="panel grid gap-1 px-4 py-3">
    {lines ? (
      lines.map((line, at) => (
        <p key={line} className={at < 2 ? 'font-semibold' : 'text-sm text-dim'}>
          {line}
        </p>
      ))
    ) : (
      <p className="text-dim">Counting entries and payments...</p>
    )}
  </div>
)
