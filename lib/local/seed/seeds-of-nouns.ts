// What each noun gives an empty laptop cloud without anything else, one line a noun.
export { seedFaqs as faqs } from './seed-faqs.ts'
export { seedNavigation as navigation } from './seed-navigation.ts'
export { seedPlans as plans } from './seed-plans.ts'
export { seedPromoCodes as promoCodes } from './seed-promo-codes.ts'
export { seedResources as resources } from './seed-resources.ts'
