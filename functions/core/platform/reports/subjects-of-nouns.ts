// One line per noun with what cases can hide and remove.

export { reportedSubjects as feed } from '#core/community/feed/report-subjects.ts'
export { reportedSubjects as drivers } from '#core/tools/drivers/report-subjects.ts'
