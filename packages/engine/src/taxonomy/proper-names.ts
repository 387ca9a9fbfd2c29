/** Names with one capital that are often typed small and mean nothing else on a resume. */
export const PROPER_NAMES: readonly string[] =
  `Python Django Java Kotlin Scala Docker Kubernetes Terraform Ansible Jenkins Git Linux Ubuntu Android Jira Confluence
  Tableau Salesforce Photoshop Illustrator Figma Hadoop Kafka Redis Elasticsearch Firebase Heroku Azure Webpack Selenium
  Laravel Joomla Drupal Magento Shopify Mailchimp Zendesk Xero Nginx Grafana Prometheus Revit Bootstrap`.split(
    /\s+/,
  );

/** Acronyms of the lexicon that are also everyday words: never put in capitals. */
export const EVERYDAY_ACRONYMS: ReadonlySet<string> = new Set(
  'rest soap ram sap lean spa pos was cad sas dot ice act gis bash are act aid arm bar bit cat dart dash ips lamp mean pen ping post ruby sass less soc tap tip'.split(
    ' ',
  ),
);
