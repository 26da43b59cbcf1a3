import { deriveId } from '#core/platform/db/derive-id.ts'
import type { ResultImport } from '#shared/competitions/result-imports/result-import.ts'

/** The id of the result that a line makes: the same however often the line is written. */
export const importedResultId = ({ id, createdAt }: Pick<ResultImport, 'id' | 'createdAt'>, lineNo: number) =>
  deriveId('res', createdAt, `${id}#${lineNo}`)
