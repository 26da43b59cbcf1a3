import * as z from 'zod/mini'

/** An export as DynamoDB describes it; its times are seconds since 1970. */
export const ExportDescription = z.object({
  ExportArn: z.string(),
  ExportStatus: z.enum(['IN_PROGRESS', 'COMPLETED', 'FAILED']),
  StartTime: z.number(),
  EndTime: z.optional(z.number()),
  ExportManifest: z.optional(z.string()),
  TableArn: z.string(),
  ExportTime: z.number(),
  ClientToken: z.string(),
  S3Bucket: z.string(),
  S3Prefix: z.optional(z.string()),
  S3SseAlgorithm: z.optional(z.string()),
  FailureCode: z.optional(z.string()),
  FailureMessage: z.optional(z.string()),
  ExportFormat: z.string(),
  BilledSizeBytes: z.optional(z.int()),
  ItemCount: z.optional(z.int()),
})
export type ExportDescription = z.infer<typeof ExportDescription>
