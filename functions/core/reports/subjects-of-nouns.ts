// What of each noun cases can hide and remove, one line per noun.
export { reportedSubjects as drivers } from '#core/drivers/report-subjects.ts'
export { reportedSubjects as feed } from '#core/feed/report-subjects.ts'
