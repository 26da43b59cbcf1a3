import type { NewsletterSettings } from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'

/** The first of these topics that the newsletter does not offer; undefined if it offers all of them. */
export const topicNotOffered = (
  keys: readonly string[],
  { topics }: Pick<NewsletterSettings, 'topics'>,
): string | undefined => keys.find((key) => !topics.some((topic) => topic.isOffered && topic.key === key))
