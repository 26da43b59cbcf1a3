import type {
  NewsletterTopic,
  TopicKey,
} from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'

type Offered = readonly Pick<NewsletterTopic, 'key'>[]

/** The topics whose boxes are ticked: without a choice, all of them. */
export const tickedTopics = (chosen: readonly TopicKey[], offered: Offered): TopicKey[] =>
  offered.map(({ key }) => key).filter((key) => chosen.length === 0 || chosen.includes(key))

/** The choice that ticked boxes make: all of them are no choice, so that topics that come later belong to it. */
export const chosenTopics = (ticked: readonly TopicKey[], offered: Offered): TopicKey[] => {
  const keys = offered.map(({ key }) => key).filter((key) => ticked.includes(key))
  return keys.length === offered.length ? [] : keys
}
