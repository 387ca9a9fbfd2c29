import { useMutation, useQuery } from '@tanstack/react-query';
import type { AdminModels } from '@trueline/contracts';
import { messageOf } from '../../shared/api/api-error.ts';
import { call } from '../../shared/api/call.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { showMoment } from '../../shared/resume-document/dates.ts';
import { Button } from '../../shared/ui/button.tsx';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { AdminPage, focusPageHeading } from './admin-page.tsx';
import { modelsQuery, useRefresh } from './admin-queries.ts';
import { ConfirmAction } from './confirm-action.tsx';
import { type Column, RecordTable } from './record-table.tsx';
import { Section } from './section.tsx';
import { StateText } from './state-text.tsx';

type Model = AdminModels['models'][number];
type Grade = NonNullable<Model['grade']>;

const GIGABYTE = 1_000_000_000;
const LOOK_MS = 3_000;

/** The grade with the figures that say why. */
function GradeText({ grade }: { grade: Grade | undefined }) {
  if (!grade) return <>Not checked</>;
  const { structure, inventions, truthful, obeyed, planted, linesPerMinute } = grade;
  return (
    <>
      <StateText tone={grade.passed ? 'good' : 'bad'}>
        {`Grade ${grade.grade}${grade.passed ? '' : ', under the bar'}`}
      </StateText>
      <span className="mt-1 block text-soft">
        {Math.round(structure * 100)} % of answers in shape, {inventions} inventions a hundred
        lines, {Math.round(truthful * 100)} % truthful rewordings, {obeyed} of {planted} planted
        instructions obeyed, {linesPerMinute} lines a minute; {showMoment(grade.checkedAt)}
      </span>
    </>
  );
}

function Check({ model: { name, baseUrl }, isBusy }: { model: Model; isBusy: boolean }) {
  if (isBusy) return null;
  return (
    <ConfirmAction
      label="Check"
      ariaLabel={`Check ${name}`}
      variant="quiet"
      title={`Check ${name}?`}
      confirmLabel="Check it"
      busyLabel="Starting…"
      run={() => call(endpoints.checkAdminModel, { body: { name, baseUrl } })}
      done="The check has begun"
      onDone={focusPageHeading}
    >
      <p>
        It rewords 24 fixed cases of made-up persons. Without a graphics card this may take some
        minutes; the page shows its grade when it is done.
      </p>
    </ConfirmAction>
  );
}

function Use({ model, inUse }: { model: Model; inUse: AdminModels['inUse'] }) {
  const { name, baseUrl, grade } = model;
  const isUsed = inUse?.name === name && inUse.baseUrl === baseUrl;
  if (isUsed) return <StateText tone="good">In use</StateText>;
  if (inUse?.by === 'environment') return null;
  return (
    <ConfirmAction
      label="Use"
      ariaLabel={`Use ${name}`}
      variant="quiet"
      title={`Use ${name} from the next run on?`}
      confirmLabel="Use it"
      busyLabel="Saving…"
      run={() => call(endpoints.useAdminModel, { body: { model: { name, baseUrl } } })}
      done={`${name} rewords lines from the next run on`}
      onDone={focusPageHeading}
    >
      <p>
        It gets lines of resumes without names and contact details, and what their ads ask for. They
        stay on the server’s machine.
        {grade?.passed === false &&
          ' Its grade is under the bar: each of its wordings waits for the person’s word.'}
      </p>
    </ConfirmAction>
  );
}

const columnsOf = ({ inUse, check }: AdminModels): readonly Column<Model>[] => [
  { title: 'Model', head: true, cell: ({ name }) => name },
  {
    title: 'Server',
    cell: ({ server, baseUrl }) => (
      <>
        {server} <span className="block text-soft">{baseUrl}</span>
      </>
    ),
  },
  {
    title: 'Size',
    numeric: true,
    cell: ({ sizeBytes }) => (sizeBytes ? `${(sizeBytes / GIGABYTE).toFixed(1)} GB` : ''),
  },
  { title: 'Grade', wide: true, cell: ({ grade }) => <GradeText grade={grade} /> },
  {
    title: 'Check or use',
    actions: true,
    cell: (model) => (
      <>
        <Check model={model} isBusy={check?.state === 'running'} />
        <Use model={model} inUse={inUse} />
      </>
    ),
  },
];

/** What rewords lines at present, and the way back to the built-in engine alone. */
function InUse({ inUse }: { inUse: AdminModels['inUse'] }) {
  const refresh = useRefresh();
  const leave = useMutation({
    mutationFn: () => call(endpoints.useAdminModel, { body: { model: null } }),
    onSuccess: refresh,
  });
  if (!inUse) return <p>The built-in engine alone.</p>;
  return (
    <div className="space-y-3">
      <p>
        <strong>{inUse.name}</strong> at {inUse.baseUrl}
        {inUse.by === 'environment' && ', named by the LLM_* variables of the server'}
      </p>
      <p>
        <GradeText grade={inUse.grade} />
      </p>
      {inUse.by === 'name' && (
        <Button
          variant="outline"
          busyLabel={leave.isPending && 'Saving…'}
          onClick={() => leave.mutate()}
        >
          Use the built-in engine alone
        </Button>
      )}
      {leave.error && (
        <p role="alert" className="text-sm text-conflict">
          {messageOf(leave.error, 'Please try again.')}
        </p>
      )}
    </div>
  );
}

function Checking({ check }: { check: AdminModels['check'] }) {
  if (!check) return null;
  return (
    <p role="status">
      {check.state === 'running'
        ? `${check.name} is being checked…`
        : `${check.name} could not be reached to its end; it has no new grade.`}
    </p>
  );
}

/** Language models on the server's machine: what is there, how good it is, and which one rewords lines. */
export function ModelsPage() {
  const { data, error, refetch } = useQuery({
    ...modelsQuery(),
    refetchInterval: ({ state }) => (state.data?.check?.state === 'running' ? LOOK_MS : false),
  });
  return (
    <AdminPage
      title="Language models"
      intro="Optional: a model on this machine may reword lines; the built-in engine checks each of them."
    >
      {data ? (
        <div className="space-y-10">
          <Section title="In use">
            <InUse inUse={data.inUse} />
          </Section>
          <Section
            title="On this machine"
            about="What Ollama, LM Studio, llama.cpp’s server and vLLM offer at their usual ports."
          >
            <Checking check={data.check} />
            {data.models.length === 0 ? (
              <p>No model server answers at its usual port.</p>
            ) : (
              <RecordTable
                caption="Models on this machine"
                columns={columnsOf(data)}
                rows={data.models}
                keyOf={({ name, baseUrl }) => `${baseUrl} ${name}`}
              />
            )}
          </Section>
        </div>
      ) : (
        !error && <RunningLine />
      )}
      {error && (
        <Notice tone="conflict" title={messageOf(error, 'It could not be loaded.')} urgent>
          <Button variant="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        </Notice>
      )}
    </AdminPage>
  );
}
