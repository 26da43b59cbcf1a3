import type { UsageDay } from '#shared/ai/ai-settings/admin-contract.ts'
import { featureNames } from '#shared/ai/ai-settings/ai-feature.ts'
import { byteOrderMark, csvLine } from '#shared/platform/csv/csv-line.ts'

/** The usage by day and feature as a file for spreadsheets. Costs have all their decimals, since most are tiny. */
export const usageCsv = (items: readonly UsageDay[]): string =>
  [
    byteOrderMark,
    csvLine(['Day', 'Feature', 'Calls', 'Failed', 'Tokens in', 'Tokens out', 'Cost ($)']),
    ...items
      .toSorted((one, other) => one.day.localeCompare(other.day))
      .map(({ day, feature, calls, failures, inputTokens, outputTokens, costCents }) =>
        csvLine([
          day,
          featureNames[feature],
          String(calls),
          String(failures),
          String(inputTokens),
          String(outputTokens),
          (costCents / 100).toFixed(6),
        ]),
      ),
  ].join('')
