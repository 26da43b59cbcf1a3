import type { MailWording } from './mail-wording.ts'
import { placeholdersIn } from './placeholders-in.ts'
import type { Placeholder } from './placeholders-of.ts'

export type WordingRules = { original: MailWording; placeholders: readonly Placeholder[] }

export type WordingProblem = {
  code: 'placeholder_malformed' | 'placeholder_missing' | 'placeholder_unknown' | 'button_mismatch'
  /** The path of the field, such as `paragraphs.2`. */
  path: string
  sentence: string
}

/** Explains why an edited wording does not fit its email, if it does not. */
export function wordingProblem(rules: WordingRules, wording: MailWording): WordingProblem | undefined {
  return buttonProblem(rules, wording) ?? nameProblem(rules, wording) ?? missing(rules, wording)
}

function buttonProblem({ original }: WordingRules, wording: MailWording): WordingProblem | undefined {
  const problem = (sentence: string) => ({ code: 'button_mismatch', path: 'actionLabel', sentence }) as const
  if (original.actionLabel !== undefined && wording.actionLabel === undefined)
    return problem('Write what the button of this email says.')
  if (original.actionLabel === undefined && wording.actionLabel !== undefined)
    return problem('This email has no button.')
  return undefined
}

function nameProblem({ placeholders }: WordingRules, wording: MailWording): WordingProblem | undefined {
  const known = placeholders.map(({ name }) => name)
  for (const [path, text] of fieldsOf(wording)) {
    if (/\{\{|\}\}/.test(text.replace(/\{\{\w+\}\}/g, ''))) return malformed(path, known)
    const unknown = placeholdersIn(text).find((name) => name !== 'siteUrl' && !known.includes(name))
    if (unknown)
      return {
        code: 'placeholder_unknown',
        path,
        sentence: `There is no {{${unknown}}} in this email. You can use ${inWords(known)}.`,
      }
  }
  return undefined
}

const malformed = (path: string, known: readonly string[]): WordingProblem => ({
  code: 'placeholder_malformed',
  path,
  sentence: `Write a placeholder with two braces on each side and no spaces, such as {{${known[0]}}}.`,
})

function missing({ original, placeholders }: WordingRules, wording: MailWording): WordingProblem | undefined {
  const kept = namesIn(wording)
  const gone = placeholders.find(({ name, needed }) => needed && !kept.includes(name))
  if (!gone) return undefined
  const inLabel = placeholdersIn(original.actionLabel ?? '').includes(gone.name)
  return {
    code: 'placeholder_missing',
    path: inLabel ? 'actionLabel' : 'paragraphs',
    sentence: `Keep {{${gone.name}}}. The email does not work without it.`,
  }
}

const namesIn = (wording: MailWording) => placeholdersIn(...fieldsOf(wording).map(([, text]) => text))

const fieldsOf = ({ subject, heading, paragraphs, actionLabel }: MailWording): [string, string][] => [
  ['subject', subject],
  ['heading', heading],
  ...paragraphs.map((paragraph, index): [string, string] => [`paragraphs.${index}`, paragraph]),
  ...(actionLabel === undefined ? [] : [['actionLabel', actionLabel] satisfies [string, string]]),
]

const list = new Intl.ListFormat('en-US')
const inWords = (names: readonly string[]) => list.format(names.map((name) => `{{${name}}}`))
