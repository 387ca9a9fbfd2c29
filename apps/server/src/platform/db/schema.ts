import type {
  Change,
  ChangesSummaryItem,
  MissingKeyword,
  Question,
  ReadFailure,
  ReadWarning,
  Resume,
  ScoreComponent,
  ScoredRequirement,
} from '@trueline/contracts';
import type { YearMonth } from '@trueline/engine';
import type { ColumnType, Generated } from 'kysely';

/** Read as a value, written as text by `toJson`. */
type Json<T> = ColumnType<T, string, string>;
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

export interface UsersTable {
  id: string;
  username: string;
  username_key: string;
  email: string;
  email_key: string;
  password_hash: string;
  newsletter: boolean;
  accepted_terms_at: Date;
  created_at: Date;
}

interface AuthSessionsTable {
  token_hash: string;
  user_id: string;
  created_at: Date;
  last_used_at: Date;
}

export interface ResumesTable {
  id: string;
  user_id: string;
  title: string;
  status: 'parsing' | 'ready' | 'failed';
  failure: NullableJson<ReadFailure>;
  source_name: string;
  source_type: string;
  source_bytes: number;
  source_sha256: string;
  file_key: string;
  document: NullableJson<Resume>;
  text: string | null;
  warnings: Json<ReadWarning[]>;
  version: Generated<number>;
  created_at: Date;
}

/** What an optimization found, and what the person decided since. */
export interface OptimizationResult {
  originalScore: number;
  optimizedScore: number;
  improvementScore: number;
  ceiling: number;
  components: ScoreComponent[];
  missingKeywords: MissingKeyword[];
  changesSummary: ChangesSummaryItem[];
  changes: Change[];
  requirements: ScoredRequirement[];
  questions: Question[];
  degraded: boolean;
  document: Resume;
  /** In the session's template. */
  pages: number;
  job: { title?: string; company?: string };
}

/** The resume as it stood when the optimization was asked for. */
export interface OriginalSnapshot {
  document: Resume;
  text: string;
}

export interface ResumeSessionsTable {
  id: string;
  user_id: string;
  resume_id: string;
  status: 'pending' | 'optimizing' | 'completed' | 'failed';
  job_description: string;
  include_ats_metadata: boolean;
  include_cover_letter: boolean;
  include_interview_questions: boolean;
  template_id: string;
  /** Counts the runs; a worker of an older run writes nothing. */
  run: Generated<number>;
  progress: NullableJson<{ step: string; percent: number; message: string }>;
  failure: NullableJson<{ code: string; message: string }>;
  as_of: YearMonth | null;
  original: NullableJson<OriginalSnapshot>;
  result: NullableJson<OptimizationResult>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  request_hash: string;
  status: number | null;
  body: NullableJson<unknown>;
  created_at: Date;
  locked_at: Date;
}

interface RateLimitsTable {
  key: string;
  count: number;
  resets_at: Date;
}

export interface Tables {
  users: UsersTable;
  auth_sessions: AuthSessionsTable;
  resumes: ResumesTable;
  resume_sessions: ResumeSessionsTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: RateLimitsTable;
}
