/** What a mail fills in for each reader. */
export const placeholders = ['{{firstName|there}}', '{{preferencesUrl}}', '{{unsubscribeUrl}}'] as const

/** The one that fits into a line, such as a subject. */
export const [namePlaceholder] = placeholders
