// What each noun gives an empty laptop cloud by itself, one line a noun.

export { seed as cmsPages } from './nouns/cms-pages.ts'
export { seed as contact } from './nouns/contact.ts'
export { seed as faqs } from './nouns/faqs.ts'
export { seed as feed } from './nouns/feed.ts'
export { seed as navigation } from './nouns/navigation.ts'
export { seed as notifications } from './nouns/notifications.ts'
export { seed as plans } from './nouns/plans.ts'
export { seed as promoCodes } from './nouns/promo-codes.ts'
export { seed as reports } from './nouns/reports.ts'
export { seed as resources } from './nouns/resources.ts'
export { seed as search } from './nouns/search.ts'
