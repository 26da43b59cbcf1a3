import type { Suggestion } from './suggestion.ts'

type Words = { title: string; text: string; isGood: boolean }

/** Returns the text the suggester reads when reviewers ask or decide. */
export function wordsFor({ status, answer }: Pick<Suggestion, 'status' | 'answer'>): Words {
  switch (status) {
    case 'needs_info':
      return { title: 'We have a question about your suggestion', text: answer ?? '', isGood: false }
    case 'approved':
      return {
        title: 'We approved your event suggestion',
        text: answer || 'We list the event as soon as its details are complete.',
        isGood: true,
      }
    case 'duplicate':
      return {
        title: 'Your event suggestion is a duplicate',
        text: 'It is already listed, or someone suggested it before you. Thank you anyway.',
        isGood: false,
      }
    default:
      return { title: 'We rejected your event suggestion', text: answer ?? '', isGood: false }
  }
}
