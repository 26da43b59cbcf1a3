import type { CountedResources } from './counted-resources.ts'
import type { MemberUsage } from './member-usage.ts'
import { charge, memberPrices, prices } from './prices.ts'

/** Dollars a month, by what they are paid for. */
export type MonthlyCost = Record<Part, number>

export const parts = [
  'Alarms and metrics',
  'Secrets',
  'Sign-in',
  'Email',
  'APIs',
  'Live connections',
  'Functions',
  'Table',
  'Backups',
  'Events and schedules',
  'Logs',
  'Pages and files',
] as const

export type Part = (typeof parts)[number]

const hoursOfMonth = 730
const daysOfMonth = hoursOfMonth / 24
const perGigabyte = { bytes: 1024 ** -3, kilobytes: 1024 ** -2, megabytes: 1 / 1024 }

/** What a month with so many members costs, by what the template has and the model of a member. */
export function monthlyCost(counted: CountedResources, members: number, usage: MemberUsage): MonthlyCost {
  const month = volumeOf(counted, members, usage)
  const { tableGigabytes, logGigabytes } = month
  return {
    'Alarms and metrics':
      charge(counted.alarmMetrics, prices.alarmMetric) +
      charge(counted.quickAlarmMetrics, prices.quickAlarmMetric) +
      charge(counted.compositeAlarms, prices.compositeAlarm) +
      charge(
        counted.steadyMetrics + (counted.failureMetrics * usage.failureHours) / hoursOfMonth,
        prices.customMetric,
      ),
    Secrets:
      charge(counted.secrets, prices.secret) +
      charge(month.runs / usage.runsPerStart, prices.secretRead) +
      charge(counted.keys, prices.key),
    'Sign-in': counted.signInPlan ? charge(members, memberPrices[counted.signInPlan]) : 0,
    Email: charge(members * usage.emails, prices.email),
    APIs: charge(members * usage.apiCalls, prices.apiCall),
    'Live connections':
      charge(members * usage.liveMinutes, prices.liveMinute) +
      charge(members * usage.liveMessages, prices.liveMessage),
    Functions:
      charge(month.runs, prices.invocation) + charge(month.gigabyteSeconds, prices.functionGigabyteSecond),
    Table:
      charge(month.readUnits, prices.readUnit) +
      charge(month.writeUnits, prices.writeUnit) +
      charge(tableGigabytes, prices.tableGigabyte),
    Backups:
      (counted.recoverableTables > 0 ? charge(tableGigabytes, prices.recoveryGigabyte) : 0) +
      (counted.backupCopies > 0 ? charge(tableGigabytes * daysOfMonth, prices.exportedGigabyte) : 0) +
      charge(tableGigabytes * counted.backupCopies * usage.packedBackupShare, prices.storedGigabyte),
    'Events and schedules':
      charge(members * usage.changes, prices.event) + charge(counted.jobRuns, prices.scheduledRun),
    Logs:
      charge(logGigabytes, prices.logGigabyte) +
      charge(logGigabytes * usage.packedLogShare * counted.logMonths, prices.storedLogGigabyte) +
      (counted.edgeKeepsLogs
        ? charge(month.edgeRequests * usage.edgeLogBytesPerRequest * perGigabyte.bytes, prices.storedGigabyte)
        : 0),
    'Pages and files':
      charge(month.edgeRequests, prices.edgeRequest) +
      charge(month.edgeFunctionRuns, prices.edgeFunctionRun) +
      charge(month.edgeGigabytes, prices.edgeGigabyte) +
      charge(members * usage.fileMegabytes * perGigabyte.megabytes, prices.storedGigabyte) +
      charge(members * usage.filesFromStorage, prices.readFile),
  }
}

/** What runs, is read, written, and sent in a month. Jobs run without visitors; members cause everything else. */
function volumeOf(counted: CountedResources, members: number, usage: MemberUsage) {
  const consumerRuns = usage.changes * counted.consumersPerFact + usage.emails
  // The two readers of the stream, and the triggers of the pool: three for each sign-in, one for each
  // renewal. A visit opens a live connection and closes it.
  const backgroundRuns =
    consumerRuns + 2 * usage.changes + 3 * usage.signIns + usage.renewals + 2 * usage.visits
  const memberRuns = usage.apiCalls + usage.renderedPages + backgroundRuns
  const milliseconds =
    usage.apiCalls * usage.millisecondsPerCall +
    usage.renderedPages * usage.millisecondsPerPage +
    backgroundRuns * usage.millisecondsPerConsumer
  const runs = counted.jobRuns + members * memberRuns
  const gigabytesOfFunction = counted.functionMegabytes / 1024
  const edgeKilobytes =
    usage.apiCalls * usage.kilobytesPerCall +
    usage.pages * usage.kilobytesPerPage +
    usage.files * usage.kilobytesPerFile
  const callsAtEdge = usage.apiCalls * (counted.apiRunsEdgeFunction ? 1 : 0)
  const pagesAtEdge = usage.pages * (counted.pageRunsEdgeFunction ? 1 : 0)
  return {
    runs,
    gigabyteSeconds:
      ((counted.jobMegabyteRuns / 1024) * usage.millisecondsPerJobRun +
        members * milliseconds * gigabytesOfFunction) /
      1000,
    readUnits:
      counted.jobRuns * usage.readUnitsPerJobRun +
      members * (usage.apiCalls * usage.readUnitsPerCall + backgroundRuns * usage.readUnitsPerConsumer),
    // A job notes that it has run.
    writeUnits:
      counted.jobRuns +
      members *
        (usage.limitedCalls +
          usage.visits * usage.writeUnitsPerConnection +
          usage.changes * usage.writeUnitsPerChange +
          consumerRuns * usage.writeUnitsPerConsumer),
    tableGigabytes: members * usage.tableKilobytes * perGigabyte.kilobytes,
    logGigabytes:
      (runs * usage.logBytesPerRun + members * usage.apiCalls * usage.logBytesPerCall) * perGigabyte.bytes,
    edgeRequests: members * (usage.apiCalls + usage.pages + usage.files),
    edgeFunctionRuns: members * (callsAtEdge + pagesAtEdge),
    edgeGigabytes: members * edgeKilobytes * perGigabyte.kilobytes,
  }
}

export const totalOf = (cost: MonthlyCost): number => parts.reduce((sum, part) => sum + cost[part], 0)
