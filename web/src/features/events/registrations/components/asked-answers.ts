import type { PublicEvent } from '#shared/events/events/contract.ts'

/** The answers to the present questions; kept answers may belong to a question that no longer exists. */
export const askedAnswers = (
  { questions }: Pick<PublicEvent, 'questions'>,
  answers: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(questions.flatMap(({ key }) => (answers[key] ? [[key, answers[key]]] : [])))
