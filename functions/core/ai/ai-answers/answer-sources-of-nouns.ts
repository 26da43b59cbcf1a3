// What each noun gives searches for answers to find. Written by `npm run registries`.

export { answerSource as cmsPages } from '#core/content/cms-pages/answers.ts'
export { answerSource as faqs } from '#core/content/faqs/answers.ts'
export { answerSource as supportDesks } from '#core/support/support-desks/answers.ts'
