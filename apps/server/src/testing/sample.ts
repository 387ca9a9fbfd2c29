/** A made-up person's resume as plain text. */
export const SAMPLE_RESUME = `Nora Testwell
Toronto, ON
nora.testwell@example.com | 555-010-7788

Summary
Data analyst with five years of work on sales and inventory reports.

Experience
Data Analyst, Maple Example Foods, Toronto
March 2020 - Present
- Responsible for building weekly sales reports in SQL and Excel for 14 store managers.
- Helped to move the monthly inventory report from Excel to Power BI.
- Cleaned customer data from 3 systems with Python.

Junior Analyst, Example Freight Ltd., Hamilton
June 2017 - February 2020
- Was in charge of checking 200 invoices a week.
- Wrote SQL queries for the finance team.

Education
Bachelor of Science in Statistics, Example University, 2017

Skills
SQL, Excel, Python, Power BI
`;

/** A made-up job advertisement. */
export const SAMPLE_JOB = `Business Data Analyst

Example Outfitters is looking for a Business Data Analyst.

Requirements
- 3+ years of experience as a data analyst
- Strong SQL and Python
- Experience with Power BI dashboards
- Experience with Snowflake
- Bachelor's degree in statistics or a related field

Nice to have
- Tableau
- Experience in retail
`;
