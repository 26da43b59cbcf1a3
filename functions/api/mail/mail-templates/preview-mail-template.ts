import { knownBase, renderSample } from '#core/mail/mail-templates/checked-wording.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { previewMailTemplate as contract } from '#shared/mail/mail-templates/contract.ts'

const previewMailTemplate = async ({ params, body }: ApiRequest<typeof contract>) =>
  renderSample(knownBase(params.templateId), body.wording)

export const handler = endpoint(contract, previewMailTemplate)
