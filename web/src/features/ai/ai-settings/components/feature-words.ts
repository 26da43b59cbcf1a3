import type { AiFeature } from '#shared/ai/ai-settings/ai-feature.ts'

type FeatureWords = {
  does: string
  /** Who has the button when it is not for administrators alone. */
  members: string
  /** What leaves the platform when they press it. */
  sends: string
}

export const featureWords: Readonly<Record<AiFeature, FeatureWords>> = {
  support_reply: {
    does: 'Drafts an answer to a support request.',
    members: 'All support agents',
    sends:
      'The request’s latest messages, the customer’s first name, and matching prepared replies. No notes or other requests.',
  },
  listing_text: {
    does: 'Drafts the description of a business.',
    members: 'Anyone who edits listings',
    sends: 'What is typed in the listing form.',
  },
  event_text: {
    does: 'Drafts the description of an event.',
    members: 'Anyone who edits events',
    sends: 'What is typed in the event form.',
  },
  page_description: {
    does: 'Drafts the line that search engines show below a page’s title.',
    members: 'Anyone who edits pages',
    sends: 'The title and the text of the page.',
  },
  answer_search: {
    does: 'Finds questions, pages, and prepared replies that match a support request.',
    members: 'All support agents',
    sends:
      'The customer’s newest messages. Public questions, pages, and prepared replies are sent whenever they change, so searches can find them.',
  },
}

/** Whom a feature is for. */
export const whoWords = (feature: AiFeature, who: 'admin' | 'members') =>
  who === 'admin' ? 'Administrators' : featureWords[feature].members
