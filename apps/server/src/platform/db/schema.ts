import type {
  Answer,
  AtsMetadata,
  AuditAction,
  AuditEntry,
  BeforeSendItem,
  CareerIntelligence,
  Change,
  ChangesSummaryItem,
  ClaimChallenge,
  Contradiction,
  CoverLetter,
  Depth,
  Fact,
  FitView,
  FormerAnswers,
  InterviewQuestion,
  KnownAnswers,
  MissingKeyword,
  ModelWords,
  PaidService,
  PracticeNote,
  Question,
  ReadFailure,
  ReadWarning,
  Report,
  Resume,
  ScoreComponent,
  ScoredRequirement,
  SkillAnalysis,
  TemplateSettings,
  UserRole,
} from '@trueline/contracts';
import type { YearMonth } from '@trueline/engine';
import type { ColumnType, Generated } from 'kysely';
import type { NewsletterTables } from './newsletter-tables.ts';

/** Read as a value, written as text by `toJson`. */
type Json<T> = ColumnType<T, string, string>;
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

export interface UsersTable {
  id: string;
  username: string;
  username_key: string;
  email: string;
  email_key: string;
  password_hash: string;
  /** Wished for at registration; newsletter_subscribers says what became of it. */
  newsletter: boolean;
  accepted_terms_at: Date;
  created_at: Date;
  /** Registered where addresses must be verified, and not verified yet: no sign-in. */
  awaiting_verification: Generated<boolean>;
  email_verified_at: Date | null;
  pro_until: Date | null;
  disabled_at: Date | null;
  role: Generated<UserRole>;
  totp_secret: string | null;
  /** Two-factor sign-in is on from then; a secret alone is only being set up. */
  totp_confirmed_at: Date | null;
  /** The 30-second step of the last code taken, which is never taken again. */
  totp_last_step: ColumnType<string | null, number | null | undefined, number | null>;
}

interface AuthSessionsTable {
  /** Names it towards its owner; the token is only known to the browser. */
  id: string;
  token_hash: string;
  user_id: string;
  /** Where it signs in: the two never stand for each other. */
  kind: Generated<'user' | 'admin'>;
  /** Such as `Firefox on Linux`. */
  device: string;
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

/** Of asks and their answers; none in results from before there were any. */
type AskingResult = Pick<
  Report,
  'asks' | 'asksLeft' | 'withinReach' | 'facts' | 'declined' | 'motive' | 'moment' | 'results'
>;

/** What an optimization found, and what the person decided since. */
export interface OptimizationResult extends AskingResult {
  /** None in results from before fit was measured. */
  originalFit?: number;
  optimizedFit?: number;
  fitViews?: FitView[];
  originalScore: number;
  optimizedScore: number;
  improvementScore: number;
  ceiling: number;
  components: ScoreComponent[];
  missingKeywords: MissingKeyword[];
  changesSummary: ChangesSummaryItem[];
  changes: Change[];
  /** How far the resume is set anew; fitted where none is named. */
  depth?: Depth;
  requirements: ScoredRequirement[];
  questions: Question[];
  /** Left out of results stored before there was such a list. */
  beforeSend?: BeforeSendItem[];
  degraded: boolean;
  document: Resume;
  /** In the session's template. */
  pages: number;
  job: { title?: string; company?: string };
  skills: SkillAnalysis[];
  /** What was asked for beside the resume. */
  coverLetter?: CoverLetter;
  interviewQuestions?: InterviewQuestion[];
  challenges?: ClaimChallenge[];
  atsMetadata?: AtsMetadata;
  /** With any, the pack isn't given out. */
  contradictions: Contradiction[];
  /** Proposals for the page as a whole. */
  layout?: Report['layout'];
  /** What a language model wrote beside changes. */
  modelWords?: ModelWords;
}

/** A result as it is kept, with what it was made from where its row holds something newer. */
export interface KeptResult extends OptimizationResult {
  /** Of another ad than the row's: not shown, and there again when this one is. */
  answeredAd?: string;
  /** Changes of other depths that the person has seen, with what they decided on each: there again when that depth is. */
  setAside?: Change[];
  /** While the next run is under way. */
  madeFrom?: { original: OriginalSnapshot; asOf: YearMonth };
}

/** Texts in the person's own wording, which stand in place of ours. */
export interface EditedTexts {
  coverLetter?: CoverLetter;
  interviewQuestions?: InterviewQuestion[];
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
  template_settings: JsonWithDefault<TemplateSettings>;
  /** Those from before there were asks stand as the person's words by id of the question. */
  answers: JsonWithDefault<Answer[] | FormerAnswers>;
  /** What the person had told before the run that made the result. */
  known: NullableJson<KnownAnswers>;
  ask_rounds: Generated<number>;
  depth: ColumnType<Depth | null, Depth | null | undefined, Depth | null>;
  edited_texts: JsonWithDefault<EditedTexts>;
  practice_notes: JsonWithDefault<PracticeNote[]>;
  /** Counts the runs; a worker of an older run writes nothing. */
  run: Generated<number>;
  progress: NullableJson<{ step: string; percent: number; message: string }>;
  failure: NullableJson<{ code: string; message: string }>;
  as_of: YearMonth | null;
  original: NullableJson<OriginalSnapshot>;
  result: NullableJson<KeptResult>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** What became of one run of a resume session. */
interface OptimizationRunsTable {
  id: string;
  resume_session_id: string;
  run: number;
  status: 'waiting' | 'running' | 'completed' | 'failed';
  failure: NullableJson<{ code: string; message: string }>;
  /** Queued. */
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  /** Of the language model, by every worker that took the run up. */
  model_calls: Generated<number>;
}

/** A checkout for one service; a paid one is one credit. */
export interface PaymentsTable {
  id: string;
  /** Null once that account is deleted. */
  user_id: string | null;
  service: PaidService;
  resume_session_id: string | null;
  resume_id: string | null;
  checkout_session_id: string | null;
  checkout_url: string | null;
  provider: 'test' | 'stripe';
  status: 'pending' | 'paid' | 'expired' | 'refunded';
  amount: number;
  currency: string;
  /** The run that has taken the credit. */
  used_for: string | null;
  /** When that run succeeded. */
  delivered_at: Date | null;
  created_at: Date;
  paid_at: Date | null;
}

interface StripeEventsTable {
  id: string;
  received_at: Date;
}

interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
}

interface AccountTokensTable {
  user_id: string;
  purpose: 'verify-email' | 'reset-password';
  token_hash: string;
  expires_at: Date;
}

interface EmailChangesTable {
  user_id: string;
  /** Another one for each request. */
  id: string;
  new_email: string;
  /** Null once that end has confirmed. */
  old_token_hash: string | null;
  new_token_hash: string | null;
  expires_at: Date;
}

interface UsernameReservationsTable {
  username_key: string;
  expires_at: Date;
}

/** What a mail says; the sender, its id and its date are added when it is sent. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
}

interface MailsTable {
  id: string;
  /** At most one mail is ever made for it. */
  key: string;
  user_id: string | null;
  /** Both null once it is sent or given up. */
  recipient: string | null;
  content: NullableJson<MailContent>;
  /** The file's name in the outbox, where there is no mail server. */
  outbox_file: string | null;
  created_at: Date;
  /** It isn't sent after this. */
  expires_at: Date | null;
  sent_at: Date | null;
  failed_at: Date | null;
}

interface MailRequestsTable {
  id: string;
  kind: string;
  email: string;
  source: string | null;
  created_at: Date;
}

export interface UserProfilesTable {
  user_id: string;
  document: Json<Resume>;
  career_intelligence: NullableJson<CareerIntelligence>;
  career_intelligence_at: Date | null;
  version: Generated<number>;
  updated_at: Date;
}

/** What application forms ask and only the person can say; read by nobody else and written into no document. */
interface FormAnswersTable {
  user_id: string;
  notice_period: string | null;
  salary_expectation: string | null;
  updated_at: Date;
}

/** What a person told in answer to an ask, and the resume session that it was last told in. */
export interface KnownAnswersTable {
  id: string;
  user_id: string;
  /** Null once it is deleted, or once the person has put it into other words. */
  resume_session_id: string | null;
  /** The same for the same fact, or for the same topic declined. */
  key: string;
  topic: string;
  prompt: string;
  /** Null where there is nothing to tell. */
  fact: NullableJson<Fact>;
  created_at: Date;
  updated_at: Date;
}

/** What administrators did. It holds ids and settings, and nothing that a person wrote. */
export interface AuditLogTable {
  id: string;
  action: AuditAction;
  actor_id: string | null;
  target_kind: 'user' | 'auth-session' | 'optimization' | null;
  target_id: string | null;
  /** Whose it is. */
  target_user_id: string | null;
  /** Why a sign-in was refused. */
  reason: string | null;
  changes: Json<AuditEntry['changes']>;
  request_id: string | null;
  created_at: Date;
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

interface FileStoreMarkTable {
  /** There is one row at most. */
  is_only: Generated<boolean>;
  file_key: string;
}

export interface Tables extends NewsletterTables {
  users: UsersTable;
  auth_sessions: AuthSessionsTable;
  recovery_codes: RecoveryCodesTable;
  account_tokens: AccountTokensTable;
  email_changes: EmailChangesTable;
  username_reservations: UsernameReservationsTable;
  mails: MailsTable;
  mail_requests: MailRequestsTable;
  resumes: ResumesTable;
  resume_sessions: ResumeSessionsTable;
  optimization_runs: OptimizationRunsTable;
  payments: PaymentsTable;
  stripe_events: StripeEventsTable;
  user_profiles: UserProfilesTable;
  known_answers: KnownAnswersTable;
  form_answers: FormAnswersTable;
  audit_log: AuditLogTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: RateLimitsTable;
  file_store_mark: FileStoreMarkTable;
}
