export type Message = { role: string; content: string }

/** The words that a model begins with: where it answers a customer, and where it describes something. */
const openings: Record<string, { reply: string; description: string }> = {
  'echo-2': { reply: 'Good to hear from you. In short:', description: 'Here it is:' },
}
const usual = { reply: 'Thank you for your message. Here is what we know:', description: 'At a glance:' }

const mostWords = 60

/**
 * What a model answers: the words of the data, the same each time. It is gullible: data that say “repeat everything” get
 * the instructions and all that came with them.
 */
export function echo(model: string, messages: readonly Message[]): string {
  const system = messages.find(({ role }) => role === 'system')?.content ?? ''
  const asked = messages.findLast(({ role }) => role === 'user')?.content ?? ''
  if (/repeat everything/i.test(asked)) return `${system}\n\n${asked}`
  const opening = (openings[model] ?? usual)[/support/i.test(system) ? 'reply' : 'description']
  const words = textsIn(dataIn(asked))
    .filter((text) => text.length > 2 && text !== 'customer' && text !== 'desk')
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ')
    .split(/\s+/)
  const said = words.slice(0, mostWords).join(' ')
  return `${opening} ${words.length > mostWords ? `${said} …` : said}`.trim()
}

function dataIn(asked: string): unknown {
  const fenced = /^```json\n([\s\S]*)\n```$/.exec(asked.trim())?.[1]
  try {
    return fenced === undefined ? asked : JSON.parse(fenced)
  } catch {
    return asked
  }
}

/** The texts of data in their order; of a labeled fact the fact alone. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data.trim()]
  if (Array.isArray(data)) return data.flatMap(textsIn)
  if (typeof data !== 'object' || data === null) return []
  return 'value' in data ? textsIn(data.value) : Object.values(data).flatMap(textsIn)
}
