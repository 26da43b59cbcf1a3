import type { PublicEvent } from '#shared/events/contract.ts'

/** The answers to what is asked; what was kept before may answer a question that no longer is. */
export const askedAnswers = (
  { questions }: Pick<PublicEvent, 'questions'>,
  answers: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(questions.flatMap(({ key }) => (answers[key] ? [[key, answers[key]]] : [])))
