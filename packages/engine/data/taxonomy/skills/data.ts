/** Data, analytics, machine learning and research methods. Format: see `format.ts`. */
export const DATA = `
[hard]
Robotic process automation | RPA=
Analysis of variance | ANOVA
Principal component analysis | PCA=
Online analytical processing | OLAP=
Generative adversarial networks | GAN=, GANs=
Exploratory data analysis | EDA=
Optical character recognition | OCR=
ELT=
Data lakes | data lake
Lakehouse
Experimental design
Imitation learning
Genomics
Graph databases | graph database | < NoSQL
Machine learning | ML= | ~ ML models, machine learning models | > statistical learning
Deep learning | DL= | < Machine learning | > neural networks = deep neural networks = DNN=, CNN= = Convolutional neural networks, RNN= = Recurrent neural networks
Artificial intelligence | AI= | > applied AI
Generative AI | GenAI, Gen AI | < Artificial intelligence
Large language models | LLM=, LLMs=, large language model | < Natural language processing
Retrieval-augmented generation | RAG=, retrieval augmented generation | < Large language models
Prompt engineering | < Large language models
Natural language processing | NLP= | < Machine learning
Computer vision | < Machine learning | > image processing, object detection, image recognition
Reinforcement learning | < Machine learning
Recommendation systems | recommender systems | < Machine learning
Transformers* | transformer models | < Deep learning | > BERT= | ? hugging, bert, attention, model, models
Diffusion models | diffusion model | < Deep learning
Feature engineering | < Machine learning
MLOps | ML Ops | < Machine learning | > model deployment
Model evaluation | > model validation, model monitoring
Time series analysis | ~ time series | > time series forecasting = time-series forecasting
Predictive modeling | predictive modelling, predictive models | ~ predictive analytics
Data science
Data analysis | data analytics, analyzing data, analysing data
Data engineering | > data pipelines
Data modeling | data modelling, data models | > dimensional modeling
Data warehousing | data warehouse, data warehouses
Data visualization | data visualisation, data visualizations | > dashboards = dashboarding
Data mining
Data governance | > data quality, data stewardship, master data management
Data cleaning | data cleansing | ~ data wrangling, data preparation
Data collection | data gathering
Data architecture
Big data | bigdata
ETL= | extract transform load, extract transform and load | ~ ETL pipelines, ETL processes
Business intelligence | BI* | ~ BI tools | ? tableau, dashboards, reporting, business, data, power
Statistics | stats* | ~ statistical analysis, statistical methods | > statistical modeling = statistical modelling, biostatistics | ? data, sql, excel, python, analysis, math
Regression analysis | < Statistics | > linear regression, logistic regression
Hypothesis testing | ~ significance testing | < Statistics
A/B testing | AB testing, split testing
Econometrics | < Statistics
Bayesian statistics | Bayesian methods | ~ Bayesian inference | < Statistics
Mathematics | > linear algebra, calculus, applied mathematics, mathematical modeling = mathematical modelling
Operations research | > linear programming, optimization models
Quantitative research | ~ quantitative methods
Quantitative analysis
Qualitative research | ~ qualitative analysis | > focus groups, thematic analysis
Survey design | questionnaire design | > surveys
Relational databases | RDBMS=, relational database, relational database management systems
Databases | database | ~ database management, database systems, database management systems | > database design, database administration
NoSQL | NoSQL databases, NoSQL database | < Databases
Query optimization | query tuning | ~ database performance tuning | > indexing strategies
GIS= | geographic information systems | > geospatial analysis, spatial analysis
Remote sensing
Simulation | simulations | > Monte Carlo simulation, computer simulation
Signal processing | DSP= | ~ digital signal processing
High-performance computing | HPC=, high performance computing
GPU programming | ~ GPU=, GPUs=, GPU computing
Bioinformatics | ~ computational biology
Web scraping | > web crawling
[tool]
SQL Server Analysis Services | SSAS=
Power Query
TensorFlow | Tensor Flow | < Deep learning
PyTorch | Py Torch | < Deep learning
Keras | < Deep learning
JAX= | < Deep learning
ONNX | < Deep learning | > ONNX Runtime
CUDA | < GPU programming
ROCm | < GPU programming
scikit-learn | sklearn, scikit learn | < Machine learning, Python
XGBoost | < Machine learning, Python
LightGBM | < Machine learning, Python
pandas* | Pandas*, Python pandas, pandas library | < Python | ? python, numpy, data, dataframe, scikit, library, libraries
NumPy | < Python
SciPy | < Python
Matplotlib | < Data visualization, Python
Seaborn | < Data visualization, Python
Jupyter | Jupyter Notebook, Jupyter Notebooks | < Python
OpenCV | Open CV | < Computer vision
spaCy | < Natural language processing
NLTK | < Natural language processing
Hugging Face | < Natural language processing
LangChain | < Large language models
LlamaIndex | < Large language models
OpenAI | < Large language models | > ChatGPT, GPT-4, OpenAI API
MLflow | < MLOps
Kubeflow | < MLOps
Apache Spark | Spark* | < Big data | > PySpark, Spark SQL | ? hadoop, scala, python, kafka, databricks, data, sql, streaming, airflow, jobs, cluster, clusters
Apache Hadoop | Hadoop | < Big data | > HDFS, MapReduce
Apache Hive | Hive* | < Big data | ? hadoop, spark, pig, hdfs, presto, data, sql
Apache Flink | Flink | < Big data
Apache Airflow | Airflow | < ETL
Apache Beam | ~ Dataflow* | ? google, gcp, beam, bigquery
Databricks | < Apache Spark
Snowflake | Snowflake DB | < Data warehousing
dbt= | DBT*, data build tool | < ETL | ? airflow, snowflake, sql, analytics, elt, python
Informatica | < ETL
Talend | < ETL
SSIS | SQL Server Integration Services | < ETL
Alteryx
Teradata | < Data warehousing
Tableau | < Data visualization | > Tableau Desktop, Tableau Server
Power BI | PowerBI, Microsoft Power BI | < Data visualization | > DAX= = Data Analysis Expressions
Looker | < Data visualization | > LookML
Qlik | < Data visualization | > QlikView, Qlik Sense
MicroStrategy | < Business intelligence
Cognos | IBM Cognos | < Business intelligence
SSRS | SQL Server Reporting Services | < Business intelligence
Crystal Reports | < Business intelligence
SAS* | ~ SAS programming | < Statistics | > SAS Enterprise Guide | ? statistical, spss, stata, programming, analysis, r, sql, data
SPSS | IBM SPSS | < Statistics
Stata | < Statistics
Minitab | < Statistics
MySQL | My SQL | < SQL, Relational databases
MariaDB | < SQL, Relational databases
PostgreSQL | Postgres, PostGres SQL, Postgre SQL | < SQL, Relational databases
Microsoft SQL Server | SQL Server, MS SQL, MSSQL, MS SQL Server | < SQL, Relational databases
Oracle Database | Oracle*, Oracle DB, Oracle RDBMS | ~ Oracle SQL | < SQL, Relational databases | ? database, sql, dba, pl, mysql, databases
SQLite | < SQL, Relational databases
IBM DB2 | DB2 | < SQL, Relational databases
MongoDB | Mongo DB, Mongo* | < NoSQL | ? database, nosql, node, mysql, postgres
Apache Cassandra | Cassandra | < NoSQL
Redis | < NoSQL
Elasticsearch | Elastic Search
Apache Lucene
OpenSearch
Apache Solr | Solr
Neo4j | < NoSQL
CouchDB | < NoSQL
Couchbase | < NoSQL
ClickHouse
Supabase
ArcGIS | ~ Esri | < GIS | > ArcGIS Pro
QGIS | < GIS
NVivo | < Qualitative research
Qualtrics | < Survey design
SurveyMonkey | < Survey design
REDCap | < Data collection
`;
