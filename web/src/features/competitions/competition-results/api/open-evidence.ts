import { createEvidenceLink, type OwnResult } from '#shared/competitions/competition-results/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

type Evidence = Pick<OwnResult, 'id'> & { file: string }

/** Downloads a file by an address that works for a minute. */
export const useOpenEvidence = () =>
  useCommand({
    send: async ({ id, file }: Evidence) => {
      const { url } = await call(createEvidenceLink, { params: { resultId: id }, body: { file } })
      location.assign(url)
    },
  })
