type WriteLinkProps = { address: string; topic?: string; className?: string; children: string }

/** Opens the visitor's own mail program; what is written about stands in the subject already. */
export function WriteLink({ address, topic, className = 'link', children }: WriteLinkProps) {
  const subject = topic ? `?subject=${encodeURIComponent(topic)}` : ''
  return (
    <a href={`mailto:${address}${subject}`} className={className}>
      {children}
    </a>
  )
}
