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
      'The last messages of the request, the customer’s first name, and prepared replies that fit. No notes, and no other requests.',
  },
  listing_text: {
    does: 'Drafts the description of a business.',
    members: 'All who edit listings',
    sends: 'What is typed in the form of the listing.',
  },
  event_text: {
    does: 'Drafts the description of an event.',
    members: 'All who edit events',
    sends: 'What is typed in the form of the event.',
  },
  page_description: {
    does: 'Drafts the line that search engines show below the title of a page.',
    members: 'All who edit pages',
    sends: 'The title and the text of the page.',
  },
  answer_search: {
    does: 'Finds questions, pages, and prepared replies that fit a support request.',
    members: 'All support agents',
    sends:
      'The customer’s newest messages. Public questions, pages, and prepared replies are sent whenever they change, so that they can be found.',
  },
}

/** Whom a feature is for. */
export const whoWords = (feature: AiFeature, who: 'admin' | 'members') =>
  who === 'admin' ? 'Administrators' : featureWords[feature].members
