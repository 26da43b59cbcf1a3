/** What one member stands for in a month, and what each thing that they do takes. */
export type MemberUsage = Readonly<Record<keyof typeof memberUsage, number>>

/**
 * The model of a month, as data: a member visits five times a week for ten minutes, and signs in twice. Members are
 * counted as Cognito does: those who came in this month. What visitors without an account do is part of it.
 */
export const memberUsage = {
  visits: 20,
  /** 25 for each visit. */
  apiCalls: 500,
  /** Calls that change something; each announces a fact. */
  changes: 40,
  /** Calls that are counted against a limit. */
  limitedCalls: 170,
  /** Two documents a visit, because the app turns pages itself; the edge has one of them. */
  pages: 40,
  renderedPages: 20,
  /** Pictures and files of the app that the browser does not keep from the last visit; S3 sends what the edge lacks. */
  files: 160,
  filesFromStorage: 20,
  emails: 10,
  liveMinutes: 200,
  /** Notifications, and news of boards and tables that are open. */
  liveMessages: 60,
  signIns: 2,
  /** A token lasts 15 minutes: each visit renews it once. */
  renewals: 20,
  /** Rows with their copies in indexes, and pictures in all their sizes. */
  tableKilobytes: 60,
  fileMegabytes: 5,

  /** `npm run bench -- growth` prints what reads take: half of them 4.5 units or less. */
  readUnitsPerCall: 5,
  /** Marking a notification as read takes 5, changing a profile 14, and the rows that follow it as much again. */
  writeUnitsPerChange: 20,
  /** A consumer marks the fact as handled, and writes a notification or a row. */
  readUnitsPerConsumer: 2,
  writeUnitsPerConsumer: 6,
  readUnitsPerJobRun: 5,
  /** A ticket, its use, and the row of the connection with its end, in transactions. */
  writeUnitsPerConnection: 8,

  millisecondsPerCall: 40,
  millisecondsPerPage: 60,
  millisecondsPerConsumer: 60,
  millisecondsPerJobRun: 200,
  /** One run in 200 starts a process, which reads one secret. */
  runsPerStart: 200,

  /** Lambda’s three lines and now and then one of ours; a line of the API’s log; one of the edge’s, packed. */
  logBytesPerRun: 330,
  logBytesPerCall: 200,
  edgeLogBytesPerRequest: 120,
  /** CloudWatch keeps logs packed. */
  packedLogShare: 0.15,
  packedBackupShare: 0.25,

  kilobytesPerCall: 2,
  kilobytesPerPage: 15,
  kilobytesPerFile: 37,

  /** Hours in which a metric of failures has a value, out of 730; it is charged for these alone. */
  failureHours: 10,
}
