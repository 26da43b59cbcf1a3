/** The files of a protest, each in its own tab. */
export function EvidenceLinks({ evidence }: { evidence: readonly string[] }) {
  if (evidence.length === 0) return null
  return (
    <ul aria-label="Evidence" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {evidence.map((url, at) => (
        <li key={url}>
          <a href={url} className="link" target="_blank" rel="noreferrer noopener">
            File {at + 1}
          </a>
        </li>
      ))}
    </ul>
  )
}
