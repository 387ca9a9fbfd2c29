import { type Kysely, sql } from 'kysely';

/** Stored changes get the verdicts' present names: what was accepted is proven, what was flagged is for the person to confirm. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update resume_sessions
    set result = jsonb_set(result, '{changes}', (
      select jsonb_agg(
        case change->>'verdict'
          when 'accept' then change || '{"verdict": "proven"}'
          when 'flag' then change || '{"verdict": "confirm"}'
          else change
        end
        order by place)
      from jsonb_array_elements(result->'changes') with ordinality as listed(change, place)))
    where jsonb_path_exists(result, '$.changes[*].verdict ? (@ == "accept" || @ == "flag")')
  `.execute(db);
}
