const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Names by which one pays, calls or sends: behind "by" they say how, where the verb is one of such dealings. Small letters, first word. */
export const CHANNELS: ReadonlySet<string> = setOf(`
paypal stripe visa mastercard amex klarna revolut wise venmo zelle cashapp swish twint interac bacs chaps sepa ach swift western
moneygram zoom skype whatsapp teams slack viber telegram signal messenger facetime webex outlook gmail mailchimp fedex dhl ups
usps tnt hermes dpd royal eurostar uber facebook instagram linkedin docusign wetransfer dropbox
`);
/** Verbs of such dealings in base form. */
export const DEALINGS: ReadonlySet<string> = setOf(`
make take pay send receive collect accept transfer refund settle charge call meet contact message interview book order ship post
dispatch mail return share sign invite notify inform reach answer speak advise consult confirm deliver hold
`);

/** Ways of working that are written in capitals: "tested by HPLC" names nobody. */
export const METHODS: ReadonlySet<string> = setOf(`
hplc gc gc-ms lc-ms pcr qpcr elisa xrf xrd sem tem nmr ftir icp icp-ms mri ct pet ecg eeg uv ndt tig mig mma cnc cad cam edm sms
mms gps cctv edi ftp sftp vpn api sql vba url rfid nfc abc fifo lifo fefo gtd kpi sop cbt emdr im iv sc
`);
