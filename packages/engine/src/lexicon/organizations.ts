/** Words that mark a school, lower case, no accents. */
export const SCHOOL_WORDS =
  /(?<![\p{L}])(university|universit[aey]t?|universite|universidad|centre de formation|training centre|universitas|universita|college|school|institute|institut|instituto|academy|academie|polytechnic|polytechnique|ecole|cegep|lycee|collegiate|conservatory|seminary|hochschule|fachhochschule|gymnasium|faculty|iti(?! in )|mit|nyu|ucla|uc|caltech|hec|eth|iit|suny|cuny|университет|институт|академия|колледж|школа)(?![\p{L}])/u;

/** Words that mark an employer, lower case, no accents. */
export const COMPANY_WORDS =
  /(?<![\p{L}])(inc|llc|llp|ltd|limited|corp|corporation|company|co|gmbh|ag|sa|sas|sarl|plc|pvt|pty|bv|nv|ltee|enr|group|groupe|holdings|partners|associates|bank|banque|hospital|hopital|clinic|clinique|agency|agence|studio|studios|labs?|laboratory|laboratoire|solutions|systems|technologies|technology|tech|software|services|consulting|industries|enterprises|foundation|fondation|association|society|institute|university|universite|college|school|academy|ministry|ministere|department|council|city of|ville de|government|gouvernement|restaurant|cafe|hotel|store|stores|media|logistics|engineering|financial|insurance|capital|ventures|construction|organization|organisation|ооо|оао|зао|пао)(?![\p{L}])/u;
