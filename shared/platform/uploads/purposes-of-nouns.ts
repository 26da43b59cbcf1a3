// The upload purposes of each noun, one line per noun.

export { uploadPurposes as teams } from '#shared/community/teams/upload-purposes.ts'
export { uploadPurposes as competitionResults } from '#shared/competitions/competition-results/upload-purposes.ts'
export { uploadPurposes as protests } from '#shared/competitions/protests/upload-purposes.ts'
export { uploadPurposes as scoreSheets } from '#shared/competitions/score-sheets/upload-purposes.ts'
export { uploadPurposes as cmsPages } from '#shared/content/cms-pages/upload-purposes.ts'
export { uploadPurposes as events } from '#shared/events/events/upload-purposes.ts'
export { uploadPurposes as vehicles } from '#shared/events/vehicles/upload-purposes.ts'
export { uploadPurposes as users } from '#shared/platform/users/upload-purposes.ts'
export { uploadPurposes as verifications } from '#shared/platform/verifications/upload-purposes.ts'
