/** Data, analytics, machine learning and research methods. Format: see `format.ts`. */
export const DATA = `
[hard]
Machine learning | ML=, statistical learning, ML models, machine learning models
Deep learning | DL=, neural networks, neural network, deep neural networks, DNN=, CNN=, RNN= | < Machine learning
Artificial intelligence | AI=, AI/ML, applied AI
Generative AI | GenAI, Gen AI | < Artificial intelligence
Large language models | LLM=, LLMs=, large language model | < Natural language processing
Retrieval-augmented generation | RAG=, retrieval augmented generation | < Large language models
Prompt engineering | < Large language models
Natural language processing | NLP= | < Machine learning
Computer vision | image processing, object detection, image recognition | < Machine learning
Reinforcement learning | imitation learning | < Machine learning
Recommendation systems | recommender systems | < Machine learning
Transformers* | transformer models, BERT= | < Deep learning | ? hugging, bert, attention, model, models
Diffusion models | diffusion model | < Deep learning
Feature engineering | < Machine learning
MLOps | ML Ops, model deployment | < Machine learning
Model evaluation | model validation, model monitoring
Time series analysis | time series, time-series forecasting, time series forecasting
Predictive modeling | predictive modelling, predictive analytics, predictive models
Data science
Data analysis | data analytics, analyzing data, analysing data, analytics
Data engineering | data pipelines, data pipeline
Data modeling | data modelling, data models, dimensional modeling
Data warehousing | data warehouse, data warehouses, data lake, data lakes, lakehouse
Data visualization | data visualisation, dashboards, dashboarding, data visualizations
Data mining
Data governance | data quality, data stewardship, master data management
Data cleaning | data cleansing, data wrangling, data preparation
Data collection | data gathering
Data architecture
Big data | bigdata
ETL= | ELT=, extract transform load, ETL pipelines, ETL processes
Business intelligence | BI*, BI tools | ? tableau, dashboards, reporting, business, data, power
Statistics | statistical analysis, statistical methods, statistical modeling, statistical modelling, biostatistics
Regression analysis | linear regression, logistic regression | < Statistics
Hypothesis testing | significance testing | < Statistics
A/B testing | AB testing, split testing, experimentation, experimental design
Econometrics | < Statistics
Bayesian statistics | Bayesian methods, Bayesian inference | < Statistics
Mathematics | linear algebra, calculus, applied mathematics, mathematical modeling, mathematical modelling
Operations research | linear programming, optimization models
Quantitative research | quantitative analysis, quantitative methods
Qualitative research | focus groups, qualitative analysis, thematic analysis
Survey design | surveys, questionnaire design
Relational databases | RDBMS=, relational database, relational database management systems
Databases | database, database management, database design, database administration, database systems, database management systems
NoSQL | NoSQL databases, NoSQL database | < Databases
Query optimization | query tuning, database performance tuning, indexing strategies
GIS= | geographic information systems, geospatial analysis, spatial analysis
Remote sensing
Simulation | computer simulation, Monte Carlo simulation, simulations
Signal processing | digital signal processing, DSP=
High-performance computing | HPC=, high performance computing
GPU programming | GPU=, GPUs=, GPU computing
Bioinformatics | computational biology, genomics
Web scraping | web crawling
[tool]
TensorFlow | Tensor Flow | < Deep learning
PyTorch | Py Torch | < Deep learning
Keras | < Deep learning
JAX= | < Deep learning
ONNX | ONNX Runtime | < Deep learning
CUDA | ROCm | < GPU programming
scikit-learn | sklearn, scikit learn, XGBoost, LightGBM | < Machine learning, Python
pandas* | Python pandas, pandas library | < Python | ? python, numpy, data, dataframe, scikit, library, libraries
NumPy | SciPy | < Python
Matplotlib | Seaborn | < Data visualization, Python
Jupyter | Jupyter Notebook, Jupyter Notebooks | < Python
OpenCV | Open CV | < Computer vision
spaCy | NLTK, Hugging Face, HuggingFace | < Natural language processing
LangChain | LlamaIndex | < Large language models
OpenAI | OpenAI API, ChatGPT, GPT-4 | < Large language models
MLflow | Kubeflow | < MLOps
Apache Spark | Spark*, PySpark, Spark SQL | < Big data | ? hadoop, scala, python, kafka, databricks, data, sql, streaming
Apache Hadoop | Hadoop, HDFS, MapReduce | < Big data
Apache Hive | Hive* | < Big data | ? hadoop, spark, pig, hdfs, presto, data, sql
Apache Flink | Flink | < Big data
Apache Airflow | Airflow | < ETL
Apache Beam | Dataflow* | ? google, gcp, beam, bigquery
Databricks | < Apache Spark
Snowflake | Snowflake DB | < Data warehousing
dbt= | data build tool | < ETL
Informatica | < ETL
Talend | < ETL
SSIS | SQL Server Integration Services | < ETL
Alteryx
Teradata | < Data warehousing
Tableau | Tableau Desktop, Tableau Server | < Data visualization
Power BI | PowerBI, Microsoft Power BI, DAX=, Power Query | < Data visualization
Looker | Looker Studio, LookML, Google Data Studio | < Data visualization
Qlik | QlikView, Qlik Sense | < Data visualization
MicroStrategy | < Business intelligence
Cognos | IBM Cognos | < Business intelligence
SSRS | SQL Server Reporting Services | < Business intelligence
Crystal Reports | < Business intelligence
SAS* | SAS programming, SAS Enterprise Guide | < Statistics | ? statistical, spss, stata, programming, analysis, r, sql, data
SPSS | IBM SPSS | < Statistics
Stata | < Statistics
Minitab | < Statistics
MySQL | My SQL, MariaDB | < SQL, Relational databases
PostgreSQL | Postgres, PostGres SQL, Postgre SQL | < SQL, Relational databases
Microsoft SQL Server | SQL Server, MS SQL, MSSQL, MS SQL Server | < SQL, Relational databases
Oracle Database | Oracle*, Oracle DB, Oracle SQL, Oracle RDBMS | < SQL, Relational databases | ? database, sql, dba, pl, mysql, databases
SQLite | < SQL, Relational databases
IBM DB2 | DB2 | < SQL, Relational databases
MongoDB | Mongo DB, Mongo* | < NoSQL | ? database, nosql, node, mysql, postgres
Apache Cassandra | Cassandra | < NoSQL
Redis | < NoSQL
Elasticsearch | Elastic Search, Apache Lucene, OpenSearch
Apache Solr | Solr
Neo4j | graph databases, graph database | < NoSQL
CouchDB | Couchbase | < NoSQL
ClickHouse
Supabase
ArcGIS | Esri, ArcGIS Pro | < GIS
QGIS | < GIS
NVivo | < Qualitative research
Qualtrics | SurveyMonkey | < Survey design
REDCap | < Data collection
`;
