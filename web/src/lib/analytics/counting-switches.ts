export type CountingSwitches = { own: boolean; google: boolean }

const address = '/api/analytics/switches'
const everyMs = 300_000

/** Asks what counts on this site, now and every five minutes while the page is seen, until the answer is called. */
export function followSwitches(tell: (switches: CountingSwitches) => void): () => void {
  let isOver = false
  let askedAt = 0
  const ask = async () => {
    askedAt = Date.now()
    const answer = await read()
    if (answer && !isOver) tell(answer)
  }
  const askIfSeen = () => {
    if (document.visibilityState === 'visible') void ask()
  }
  const askIfDue = () => {
    if (Date.now() - askedAt >= everyMs) askIfSeen()
  }
  void ask()
  const timer = setInterval(askIfSeen, everyMs)
  document.addEventListener('visibilitychange', askIfDue)
  return () => {
    isOver = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', askIfDue)
  }
}

/** Without an answer, everything stays as it is. */
async function read(): Promise<CountingSwitches | undefined> {
  try {
    const response = await fetch(address)
    return response.ok ? ((await response.json()) as CountingSwitches) : undefined
  } catch {
    return undefined
  }
}
