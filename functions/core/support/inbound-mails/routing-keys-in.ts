/** The keys of the requests that a mail was sent to, by the addresses of its recipients, each once. */
export function routingKeysIn(recipients: readonly string[], supportDomain: string): string[] {
  const keys = recipients.flatMap((recipient) => {
    const [, key, domain] = /^support\+([a-z\d]{8,64})@([^@]+)$/.exec(recipient.trim().toLowerCase()) ?? []
    return key && domain === supportDomain.toLowerCase() ? [key] : []
  })
  return [...new Set(keys)]
}
