import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { knownBase, renderSample } from '#core/mail-templates/checked-wording.ts'
import { previewMailTemplate as contract } from '#shared/mail-templates/contract.ts'

const previewMailTemplate = async ({ params, body }: ApiRequest<typeof contract>) =>
  renderSample(knownBase(params.templateId), body.wording)

export const handler = endpoint(contract, previewMailTemplate)
